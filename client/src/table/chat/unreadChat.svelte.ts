/** Whether others have said something that this player couldn't see yet. */

import type { ChatLine } from '../../protocol';

let newest: ChatLine | null = $state.raw(null);

/** The last line that came while the chat wasn't in sight; null: everything was seen. */
export function unreadLine(): ChatLine | null {
  return newest;
}

export function noteUnread(line: ChatLine): void {
  newest = line;
}

export function markChatRead(): void {
  newest = null;
}

/** Whether a chat is on the page and in sight; on phones it is in a closed sheet, or nowhere. */
export function isChatVisible(): boolean {
  const chat = document.querySelector('.chat');
  return chat?.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? false;
}
