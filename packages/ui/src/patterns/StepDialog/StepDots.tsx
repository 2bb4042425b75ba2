import { Dots } from './StepDialog.styles';

interface StepDotsProps {
  index: number;
  count: number;
}

/** Where one stands, drawn; the words beside it say it. */
export function StepDots({ index, count }: StepDotsProps) {
  return (
    <Dots aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} data-state={at === index ? 'current' : at < index ? 'past' : 'next'} />
      ))}
    </Dots>
  );
}
