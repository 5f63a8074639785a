/** One or two letters for each player, no two alike. */

/** The first letter if it is unique; otherwise two letters; otherwise the number of the seat. */
export function initials(names: string[]): string[] {
  const short = (length: number) =>
    names.map((name) => [...name].slice(0, length).join('').toUpperCase());
  const one = short(1);
  const two = short(2);
  const alone = (all: string[], i: number) => all.filter((each) => each === all[i]).length === 1;
  return names.map((_, i) => {
    if (alone(one, i)) return one[i] ?? '';
    if (alone(two, i)) return two[i] ?? '';
    return `${one[i] ?? ''}${i + 1}`;
  });
}
