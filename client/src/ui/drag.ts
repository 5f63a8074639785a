/** Drag and drop with pointer events: the same on a mouse, a pen and a finger. */

export interface Drag {
  /** A copy of this element follows the pointer. */
  source: Element;
  onstart: () => void;
  /** Called with the element under the pointer when it is released. */
  ondrop: (target: Element | null) => void;
}

/** In pixels; a shorter movement is a press with an unsteady hand. */
const THRESHOLD = 7;

export function beginDrag(down: PointerEvent, drag: Drag): void {
  if (down.button !== 0) return;
  const { clientX: x0, clientY: y0, pointerId } = down;
  let ghost: HTMLElement | null = null;

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    const dx = event.clientX - x0;
    const dy = event.clientY - y0;
    if (!ghost && Math.hypot(dx, dy) > THRESHOLD) {
      const { left, top, width, height } = drag.source.getBoundingClientRect();
      ghost = document.createElement('div');
      ghost.style.cssText = `position:fixed;z-index:60;pointer-events:none;opacity:0.9;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
      const picture = drag.source.querySelector('svg');
      if (picture) ghost.append(picture.cloneNode(true));
      document.body.append(ghost);
      drag.onstart();
    }
    if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.1)`;
  }

  function stop(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
    if (!ghost) return;
    ghost.remove();
    // The click that follows belongs to this drag.
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    if (event.type === 'pointerup') {
      drag.ondrop(document.elementFromPoint(event.clientX, event.clientY));
    }
  }

  addEventListener('pointermove', move);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}
