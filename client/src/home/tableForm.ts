/** The form for a new table: what applies to it, and the request that it makes. */

import { applies, presetOf } from '../learn/statedRules';
import type {
  AnyClock,
  Edition,
  LastTieBreak,
  NewSeat,
  NewTable,
  OptionChanges,
  Referee,
  SoloPayment,
} from '../protocol';

export type SeatKind = NewSeat['kind'] | 'none';

export interface FormSeat {
  kind: SeatKind;
  name: string;
  bot: string;
}

export interface TableForm {
  seats: FormSeat[];
  edition: Edition;
  referee: Referee;
  trimmedBag: boolean;
  soloPrivate: 1 | 2;
  soloPayment: SoloPayment;
  tieBreak: LastTieBreak;
  /** The seat of the start player, or `random`. */
  start: string;
  soloTools: number;
  clock: AnyClock;
  listed: boolean;
  spectators: boolean;
  undo: boolean;
  hints: boolean;
  chat: boolean;
}

/** Whether this edition suggests the smaller bag to so many players. */
export function suggestsBag(edition: Edition, players: number): boolean {
  return presetOf(edition).proposes_trimmed_bag && applies('trimmed_bag', players);
}

/** Whether the host names the start player, by the rules of this edition. */
export function namesStart(edition: Edition): boolean {
  return presetOf(edition).options.start_player === 'named';
}

/** What applies to this table; what is hidden in the form is not sent. */
export function tableRequest(form: TableForm, seatName: (n: number) => string): NewTable {
  const taken = form.seats.filter((seat) => seat.kind !== 'none');
  const players = taken.length;
  const solo = players === 1;
  const named = form.start !== 'random';
  const all: Required<OptionChanges> = {
    referee: form.referee,
    trimmed_bag: form.trimmedBag,
    solo_private: form.soloPrivate,
    last_tie_break: form.tieBreak,
    solo_payment: form.soloPayment,
    start_player: named ? 'named' : 'random',
  };
  const options = Object.fromEntries(
    Object.entries(all).filter(([name]) => applies(name as keyof OptionChanges, players)),
  );
  return {
    seats: taken.map((seat, i): NewSeat => {
      if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
      if (seat.kind === 'screen') {
        return { kind: 'screen', name: seat.name.trim() || seatName(i + 1) };
      }
      return { kind: seat.kind as 'me' | 'open' };
    }),
    edition: form.edition,
    options,
    clock: form.clock,
    undo: form.undo,
    hints: form.hints,
    ...(solo
      ? { solo_tools: form.soloTools }
      : {
          ...(named ? { start: Number(form.start) } : {}),
          spectators: form.spectators,
          chat: form.chat,
        }),
    ...(taken.some((seat) => seat.kind === 'open') ? { listed: form.listed } : {}),
  };
}
