// Storybook compiles the manager's JSX to calls of `React`.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { addons } from 'storybook/manager-api';
import { askEveryMs, performanceEvents, type Figures } from './channel';
import { rowsOf } from './rowsOf';

/** What the story on screen costs: React's commits, frames, elements. */
export function PerformancePanel({ isActive }: { isActive: boolean }) {
  const figures = useFigures(isActive);
  const reset = () => addons.getChannel()?.emit(performanceEvents.reset);
  return (
    <div style={{ padding: 16, display: 'grid', gap: 16, justifyItems: 'start', fontSize: 13 }}>
      <p style={{ margin: 0 }}>
        Since the last deed: a press, a key, a button of the panel Live. Nothing is measured while this panel
        is closed.
      </p>
      {figures ? <FigureTable figures={figures} /> : <p style={{ margin: 0 }}>Waiting for a story.</p>}
      <Button ariaLabel={false} onClick={reset}>
        Reset
      </Button>
    </div>
  );
}

function FigureTable({ figures }: { figures: Figures }) {
  return (
    <table style={{ borderCollapse: 'collapse' }}>
      <tbody>
        {rowsOf(figures).map(([title, value, isOver]) => (
          <tr key={title}>
            <th scope="row" style={{ ...cell, fontWeight: 400, textAlign: 'start' }}>
              {title}
            </th>
            <td style={{ ...cell, fontWeight: isOver ? 700 : 400, fontVariantNumeric: 'tabular-nums' }}>
              {isOver ? `${value} (too much)` : value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell = { padding: '4px 24px 4px 0' } as const;

/** The figures of the open story, asked for again while the panel shows. */
function useFigures(isActive: boolean): Figures | null {
  const [figures, setFigures] = React.useState<Figures | null>(null);
  React.useEffect(() => {
    const channel = addons.getChannel();
    if (!channel || !isActive) return undefined;
    channel.on(performanceEvents.measured, setFigures);
    channel.emit(performanceEvents.asked);
    const timer = setInterval(() => channel.emit(performanceEvents.asked), askEveryMs);
    return () => {
      clearInterval(timer);
      channel.off(performanceEvents.measured, setFigures);
    };
  }, [isActive]);
  return figures;
}
