import { Button, Card, Text } from '@iskra/ui';

export function General() {
  return (
    <Card title="General" action={<Button variant="text">Change</Button>}>
      <Text as="p">Artyom, 31, Moscow</Text>
    </Card>
  );
}
