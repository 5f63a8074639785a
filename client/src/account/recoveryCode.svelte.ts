/** The recovery code that the server has just made. It's shown once, so it stays until it's saved. */

let code = $state('');

export function unsavedCode(): string {
  return code;
}

export function showCode(made: string): void {
  code = made;
}

export function codeSaved(): void {
  code = '';
}
