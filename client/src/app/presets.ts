// Made from the engine by `make rule-table`. Do not edit.
import type { Preset } from '../protocol';

export const PRESETS: readonly Preset[] = [
  {"edition": "en", "options": {"referee": "strict", "trimmed_bag": false, "solo_private": 2, "last_tie_break": "later-in-order", "solo_payment": "colour", "start_player": "random"}, "proposes_trimmed_bag": false},
  {"edition": "it", "options": {"referee": "strict", "trimmed_bag": false, "solo_private": 2, "last_tie_break": "last-turn", "solo_payment": "colour", "start_player": "random"}, "proposes_trimmed_bag": true},
  {"edition": "nl", "options": {"referee": "strict", "trimmed_bag": false, "solo_private": 2, "last_tie_break": "later-in-order", "solo_payment": "colour", "start_player": "named"}, "proposes_trimmed_bag": false},
  {"edition": "es", "options": {"referee": "strict", "trimmed_bag": false, "solo_private": 1, "last_tie_break": "shared", "solo_payment": "first-printing", "start_player": "named"}, "proposes_trimmed_bag": false},
  {"edition": "pt-BR", "options": {"referee": "strict", "trimmed_bag": false, "solo_private": 2, "last_tie_break": "later-in-order", "solo_payment": "colour", "start_player": "random"}, "proposes_trimmed_bag": false},
];
