import { Hint } from './Settings.styles';

/** The label of a switch with a sentence on what it does. */
export function Explained({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      {title}
      <Hint>{hint}</Hint>
    </>
  );
}
