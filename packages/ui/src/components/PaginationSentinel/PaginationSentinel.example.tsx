import { Stack, Text } from '@iskra/ui';
import { PaginationSentinel } from '@iskra/ui/PaginationSentinel';
import { useState } from 'react';

const pageSize = 20;

export function People() {
  const [count, setCount] = useState(pageSize);
  return (
    <Stack gap={4}>
      {Array.from({ length: count }, (_, index) => (
        <Text key={index}>{`Person ${index + 1}`}</Text>
      ))}
      <PaginationSentinel state={count < 100 ? 'idle' : 'end'} onReached={() => setCount(count + pageSize)} />
    </Stack>
  );
}
