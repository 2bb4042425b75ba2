// Storybook compiles the manager's JSX to calls of `React`.
import * as React from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { inspectEvents, type Inspected, type Seen } from './channel';
import { hexOf } from './hexOf';

/** Colours, measures and contrast of what the pointer or the focus is on in the story, by their tokens. */
export function TokensPanel({ isActive }: { isActive: boolean }) {
  const inspected = useInspected(isActive);
  if (!inspected) return <p style={text}>Point at a part of the story, or move the focus to it.</p>;
  const { what, seen, contrast } = inspected;
  return (
    <div style={text}>
      <p style={{ margin: '0 0 8px' }}>
        <b>{what}</b>
        {contrast !== undefined && `, text ${contrast} to 1`}
      </p>
      <table style={{ borderCollapse: 'collapse', width: '100%' }}>
        <tbody>
          {seen.map((one) => (
            <Row key={one.property} {...one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ property, value, token }: Seen) {
  return (
    <tr style={{ borderTop: '1px solid rgba(128,128,128,.3)' }}>
      <th scope="row" style={{ ...cell, fontWeight: 400 }}>
        {property}
      </th>
      <td style={cell}>
        {value.startsWith('rgb') && <span aria-hidden style={{ ...swatch, background: value }} />}
        {token ? <code>--iskra-{token}</code> : 'written out'}
      </td>
      <td style={{ ...cell, opacity: 0.8 }}>{hexOf(value) ?? value}</td>
    </tr>
  );
}

/** What the story tells while the panel shows; asked for again when another story does. */
function useInspected(isActive: boolean): Inspected | undefined {
  const [inspected, setInspected] = React.useState<Inspected>();
  React.useEffect(() => {
    const channel = addons.getChannel();
    if (!channel || !isActive) return undefined;
    const watch = () => channel.emit(inspectEvents.watched, true);
    channel.on(inspectEvents.inspected, setInspected);
    channel.on(STORY_RENDERED, watch);
    watch();
    return () => {
      channel.emit(inspectEvents.watched, false);
      channel.off(inspectEvents.inspected, setInspected);
      channel.off(STORY_RENDERED, watch);
    };
  }, [isActive]);
  return inspected;
}

const text = { padding: 16, margin: 0, fontSize: 13 } as const;
const cell = { padding: '6px 12px 6px 0', textAlign: 'start', verticalAlign: 'middle' } as const;
const swatch = {
  display: 'inline-block',
  inlineSize: 14,
  blockSize: 14,
  marginInlineEnd: 8,
  borderRadius: 4,
  border: '1px solid rgba(128,128,128,.5)',
  verticalAlign: 'middle',
} as const;
