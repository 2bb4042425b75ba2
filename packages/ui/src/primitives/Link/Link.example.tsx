import { Link, Text } from '@iskra/ui';

export function Agreement() {
  return (
    <Text as="p">
      By signing in you accept the <Link href="/terms">terms</Link>.
    </Text>
  );
}
