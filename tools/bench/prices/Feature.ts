/** What a flagship could do without, to see what it costs. */
export interface Feature {
  /** As the table calls it. */
  readonly name: string;
  /** What stands in place of which modules: their paths in the packed kit, without ending, and source. */
  readonly without: Readonly<Record<string, string>>;
  /** Elements with the classes of the imported sheet stand in place of styled-components. */
  readonly plainElements?: boolean;
}
