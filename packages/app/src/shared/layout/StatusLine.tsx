import { Text } from '@iskra/ui';
import { Announcement } from './Announcement';

/** A line of what goes on, which readers hear when it comes or changes: leave it mounted while there is nothing to say. */
export function StatusLine({ text }: { text: string | false }) {
  return (
    <>
      <Announcement text={text || null} />
      {text && (
        <Text as="p" variant="small" tone="muted">
          {text}
        </Text>
      )}
    </>
  );
}
