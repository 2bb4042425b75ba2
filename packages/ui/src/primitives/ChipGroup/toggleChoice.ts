/** The choices with one switched; what does not fit into `max` is not added. The order of choosing is kept. */
export function toggleChoice(chosen: readonly string[], value: string, max = Infinity): readonly string[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  return chosen.length < max ? [...chosen, value] : chosen;
}
