import { memo, type Ref } from 'react';
import type { MessageRowData } from './Rows';
import { ChunkFrame } from './MessageList.styles';
import { MessageRow, type RowSurroundings } from './MessageRow';
import type { Chunk } from './useMessageWindow';

interface MessageChunkProps {
  chunk: Chunk;
  surroundings: RowSurroundings;
  observe: Ref<HTMLDivElement>;
}

function MessageChunkView({ chunk, surroundings, observe }: MessageChunkProps) {
  return (
    <ChunkFrame ref={observe} data-chunk={chunk.key}>
      {chunk.rows.map((row) => (
        <MessageRow key={row.key} row={row} {...surroundings} />
      ))}
    </ChunkFrame>
  );
}

/** A few rows, drawn again only when one of them changed. */
export const MessageChunk = memo(MessageChunkView, (before, after) => {
  const { rows } = before.chunk;
  if (before.surroundings !== after.surroundings || rows.length !== after.chunk.rows.length) return false;
  return rows.every((row, at) => isSameRow(row, after.chunk.rows[at]));
});

function isSameRow(a: MessageRowData, b: MessageRowData | undefined): boolean {
  return b !== undefined && (Object.keys(a) as (keyof MessageRowData)[]).every((part) => a[part] === b[part]);
}
