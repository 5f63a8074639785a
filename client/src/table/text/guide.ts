/** The guide: the line that says what is going on and what I can do now. Also refusals and labels. */

import type { DieText } from '../../art/glass';
import { say, sayDie, sayId, sayList } from '../../i18n/say.svelte';
import { spaceName } from '../notation';
import type { Refusal, Warning } from '../state/liveTable.svelte';
import { type Selection, choice, useTool } from '../state/press';
import { type TableState, isMyTurn, isSolo, mySeat, seatOf } from '../state/tableState';

/** People have their own names; bots are named by their level, and numbered if there are several of it. */
export function nameOf(state: TableState, seat: number): string {
  const info = seatOf(state, seat);
  if (!info?.bot) return info?.name || say('new.seat', { n: seat + 1 });
  const alike = state.table.seats.filter((one) => one.bot === info.bot);
  const name = sayId('bot', info.bot);
  return alike.length > 1 ? `${name} ${alike.indexOf(info) + 1}` : name;
}

export function guide(state: TableState, selection: Selection | null): string {
  const { view, choices } = state;
  if (!view) return say('table.setup');
  if (view.stage === 'over') return say('guide.over');
  if (!isMyTurn(state)) return waiting(state);
  if (selection?.kind === 'tool' && useTool(choices, selection).do === 'send') {
    return aboutTool(state, selection.tool);
  }

  const hand = view.chain.hand as DieText | null;
  const tool = view.chain.tool;
  const doing = tool && view.stage !== 'turn' ? `${sayId('tool', tool, '.name')}: ` : '';
  switch (view.stage) {
    case 'pattern':
      return say('guide.pattern');
    case 'turn':
      return turn(state, selection);
    case 'place':
      if (!hand) return '';
      return choice(choices, 'back')
        ? doing + say('guide.placeOrBack', { die: sayDie(hand) })
        : doing + say('guide.place', { die: sayDie(hand) });
    case 'value':
      return doing + say('guide.value');
    case 'swap':
      return doing + say('guide.swap');
    case 'lift':
      return doing + say(view.chain.moved === null ? 'guide.lift' : 'guide.liftSecond');
    case 'lift-or-stop':
      return doing + say('guide.liftOrStop');
    case 'pay':
      return doing + say('guide.pay');
    case 'extra-draft':
      return selection ? turn(state, selection) : doing + say('guide.extra');
    case 'mend':
      return say('guide.mend');
    default:
      return say('guide.dealing');
  }
}

function turn(state: TableState, selection: Selection | null): string {
  const { choices } = state;
  if (selection?.kind === 'die') {
    const { die } = selection;
    const fits = choices?.fits.find((fit) => fit.die === die)?.spaces.length ?? 0;
    return say(fits ? 'guide.chosen' : 'guide.chosenTool', { die: sayDie(die) });
  }
  const draft = choice(choices, 'draft') !== undefined;
  const tool = choice(choices, 'tool') !== undefined;
  if (draft) return say(state.view?.chain.tool === null ? 'guide.turn' : 'guide.turnDie');
  return say(tool ? 'guide.turnTool' : 'guide.turnEnd');
}

function aboutTool(state: TableState, number: number): string {
  const tool = sayId('tool', number, '.name');
  if (isSolo(state)) return say('guide.confirmSolo', { tool });
  const price = state.view?.tools.find((one) => one.number === number)?.price ?? 0;
  return say('guide.confirmTool', { tool, n: price });
}

function waiting(state: TableState): string {
  const { view } = state;
  if (!view) return '';
  if (view.mending) return say('guide.mendOther', { name: nameOf(state, view.mending.seat) });
  if (view.stage === 'pattern') {
    const seat = mySeat(state);
    const chosen = seat !== null && (view.players[seat]?.has_chosen ?? false);
    return chosen ? say('guide.patternWait') : say('guide.waitPattern', { n: view.to_act.length });
  }
  const [next] = view.to_act;
  if (next === undefined) return say('guide.dealing');
  const seat = seatOf(state, next);
  const thinks = seat?.kind === 'bot' || seat?.stand_in;
  return say(thinks ? 'guide.thinks' : 'guide.wait', { name: nameOf(state, next) });
}

/** A refusal in full: the sentence, the dice in the way, and the rule behind it. */
export function refusalText(
  state: TableState,
  rules: ReadonlyMap<string, string>,
  patternGrid: string,
  refusal: Refusal,
): string {
  const { reason, inTheWay, space } = refusal;
  const parts = [sayId('reason', reason)];
  if (refusal.isDead && space !== null) {
    parts.unshift(say('help.lost', { space: spaceName(space) }), describe(patternGrid, space));
  }
  if ((reason === 'wrong-colour' || reason === 'wrong-value') && space !== null) {
    parts.push(describe(patternGrid, space));
  }
  if (reason === 'same-colour' || reason === 'same-value') {
    const seat = mySeat(state);
    const dice = seat === null ? [] : (state.view?.players[seat]?.dice ?? []);
    for (const at of inTheWay) {
      const die = dice[at] as DieText | null | undefined;
      if (die) parts.push(say('why.beside', { space: spaceName(at), die: sayDie(die) }));
    }
  }
  const sentence = parts.filter(Boolean).join(' ');
  const rule = rules.get(reason);
  if (!rule) return sentence;
  const tool = /^tool (\d+)$/.exec(rule)?.[1];
  return tool
    ? `${sentence} (${say('rules.tool', { n: Number(tool) })})`
    : say('why.rule', { sentence, rule });
}

/** What a space needs, as a sentence; empty for a blank space. */
function describe(grid: string, space: number): string {
  const asks = grid[space] ?? '.';
  const name = spaceName(space);
  if ('RYGBP'.includes(asks)) {
    return say('why.asksColour', { space: name, colour: sayId('colour', asks) });
  }
  return asks === '.' ? '' : say('why.asksValue', { space: name, value: asks });
}

/** A placement that would make other spaces dead. */
export function warningText({ space, die, deadSpaces }: Warning): string {
  return say('help.spoils', {
    die: sayDie(die as DieText),
    space: spaceName(space),
    lost: sayList(deadSpaces.map(spaceName)),
  });
}

/** A placement has made these spaces dead, and can be undone. */
export function spoiledText(deadSpaces: readonly number[]): string {
  return say('help.spoiled', { lost: sayList(deadSpaces.map(spaceName)) });
}

/** A space as screen readers read it. */
export function paneText(grid: string, dice: readonly (string | null)[], space: number): string {
  const name = spaceName(space);
  const die = dice[space] as DieText | null | undefined;
  if (die) return say('pane.die', { space: name, die: sayDie(die) });
  const asks = grid[space] ?? '.';
  if ('RYGBP'.includes(asks)) {
    return say('pane.asksColour', { space: name, colour: sayId('colour', asks) });
  }
  if ('123456'.includes(asks)) return say('pane.asksValue', { space: name, value: asks });
  return say('pane.free', { space: name });
}
