import { mount } from 'svelte';
import catalogue from '../fixtures/cards.json';
import type { Catalogue, Sync } from '../protocol';
import { saveSettings, type Settings } from '../app/settings.svelte';
import { setCards } from '../app/cards.svelte';
import '../style.css';
import type { Language } from '../i18n/languages';
import { loadLanguage } from '../i18n/say.svelte';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
const screen = query.get('screen');
const screens = import.meta.glob<{ default: unknown }>('../fixtures/*.json');

saveSettings({ look: (query.get('look') ?? 'patterns') as Settings['look'] });
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
setCards(catalogue as unknown as Catalogue);
await loadLanguage((query.get('language') ?? 'en') as Language);
const sync = screen ? ((await screens[`../fixtures/${screen}.json`]?.())?.default as Sync) : null;
mount(Gallery, { target: document.getElementById('gallery') as HTMLElement, props: { sync } });
