import { mount } from 'svelte';
import catalogue from '../fixtures/cards.json';
import type { Catalogue, Sync } from '../protocol';
import { keep, type Settings } from '../app/settings.svelte';
import { useCards } from '../app/cards.svelte';
import '../style.css';
import type { Language } from '../i18n/languages';
import { speak } from '../i18n/say.svelte';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
const screen = query.get('screen');
const screens = import.meta.glob<{ default: unknown }>('../fixtures/*.json');

keep({ look: (query.get('look') ?? 'patterns') as Settings['look'] });
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
useCards(catalogue as unknown as Catalogue);
await speak((query.get('language') ?? 'en') as Language);
const sync = screen ? ((await screens[`../fixtures/${screen}.json`]?.())?.default as Sync) : null;
mount(Gallery, { target: document.getElementById('gallery') as HTMLElement, props: { sync } });
