import { Banner, Button } from '@iskra/ui';

export function NoConnection() {
  return (
    <Banner tone="offline" action={<Button variant="text">Try again</Button>}>
      There is no connection. Messages will go out when it is back.
    </Banner>
  );
}
