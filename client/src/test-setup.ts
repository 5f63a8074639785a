import { cleanup, configure } from '@testing-library/svelte';
import { afterEach } from 'vitest';

// Nothing is timed: a busy machine may need long for a page.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
