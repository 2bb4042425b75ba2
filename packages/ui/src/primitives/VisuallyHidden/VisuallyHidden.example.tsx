import { Text, VisuallyHidden } from '@iskra/ui';

export function Price() {
  return (
    <Text as="p">
      <VisuallyHidden>500 rubles, before 700</VisuallyHidden>
      <span aria-hidden>
        500 ₽ <s>700 ₽</s>
      </span>
    </Text>
  );
}
