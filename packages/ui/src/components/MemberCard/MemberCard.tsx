import { cloneElement, forwardRef, type ComponentPropsWithoutRef, type ReactElement } from 'react';
import { OnlineDot } from '../../primitives/OnlineDot';
import { PremiumBadge } from '../../primitives/PremiumBadge';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useLabels } from '../../theme/useLabels';
import { CardRoot, Caption, NameRow, PremiumCorner, WholeName } from './MemberCard.styles';
import { memberCardLabels } from './memberCard.labels';
import { MemberPhoto } from './MemberPhoto';

export interface MemberCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The link without content, which the whole card becomes: `<Link to="/profile/user/7" />` or `<a href>`. */
  link: ReactElement;
  /** Address of the main photo; null shows a placeholder. */
  photo: string | null | undefined;
  /** Name as the member wrote it. */
  name: string;
  /** Full years; left out when unknown. */
  age?: number | null | undefined;
  /** Said in words and by the dot; left out when not given. */
  online?: boolean | undefined;
  /** City, after the status. */
  place?: string | null | undefined;
  /** Shows the golden crown. @default false */
  premium?: boolean | undefined;
  /** Loads the photo at once, for the first rows of a page. @default false */
  eager?: boolean | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof memberCardLabels)['en']> | undefined;
}

/** A member in a grid: photo, name, age, status and city; one link as a whole. */
export const MemberCard = forwardRef<HTMLElement, MemberCardProps>(function MemberCard(props, ref) {
  const { link, photo, name, age, online, place, premium, eager, labels: overrides, ...elementProps } = props;
  const labels = useLabels(memberCardLabels, overrides);
  const status = online === undefined ? null : online ? labels.online : labels.offline;
  const content = (
    <>
      <MemberPhoto src={photo} eager={eager} />
      {premium ? (
        <PremiumCorner>
          <PremiumBadge iconOnly />
        </PremiumCorner>
      ) : null}
      <Caption>
        <NameRow>
          {age ? (
            <NameAndAge name={name} age={age} />
          ) : (
            <Text strong truncate dir="auto">
              {name}
            </Text>
          )}
          {online ? <OnlineDot online decorative /> : null}
        </NameRow>
        <Text as="span" variant="small" tone="muted" truncate style={{ display: 'block' }}>
          {[status, place].filter(Boolean).join(' · ')}
        </Text>
      </Caption>
    </>
  );
  return (
    <CardRoot ref={ref} {...elementProps}>
      {cloneElement(link, undefined, content)}
    </CardRoot>
  );
});

/** Where the room is short only the name gives way. Readers hear one text: between two boxes they would pause. */
function NameAndAge({ name, age }: { name: string; age: number }) {
  return (
    <WholeName dir="auto">
      <VisuallyHidden>{`${name}, ${age}`}</VisuallyHidden>
      <Text strong truncate aria-hidden>
        {name}
      </Text>
      <Text strong aria-hidden>{`, ${age}`}</Text>
    </WholeName>
  );
}
