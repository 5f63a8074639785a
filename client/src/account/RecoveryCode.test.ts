import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../i18n/say.svelte';
import RecoveryCode from './RecoveryCode.svelte';
import { showCode, unsavedCode } from './recoveryCode.svelte';

beforeAll(async () => {
  await loadLanguage('en');
  // jsdom has dialogs, but can't open them.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

it('shows the code until it is saved, and lets nobody leave before', async () => {
  showCode('amber-lead-42');
  render(RecoveryCode);
  expect(screen.getByTestId('code').textContent).toBe('amber-lead-42');
  expect(document.activeElement?.textContent).toBe('Recovery code');
  const dialog = document.querySelector('dialog') as HTMLDialogElement;

  const escape = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  dialog.open = false;
  dialog.dispatchEvent(new Event('close'));
  expect(dialog.open).toBe(true);
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);

  await fireEvent.click(screen.getByText('I’ve saved it'));
  expect(unsavedCode()).toBe('');
});
