import { forwardRef, type ComponentPropsWithoutRef, type ElementType, type ReactNode } from 'react';
import styled from 'styled-components';
import { ownRoot } from '../../theme/ownRoot';
import { color, size, space } from '../../theme/tokenRefs';
import { Text } from '../../primitives/Text';

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** An icon or a drawing above the title. */
  icon?: ReactNode;
  /** What is not here. */
  title: ReactNode;
  /** Level of the title. @default 'h2' */
  titleAs?: ElementType | undefined;
  /** What to do next, in a sentence. */
  text?: ReactNode;
  /** The one action. */
  action?: ReactNode;
}

/** A place with nothing in it, and the way on. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(props, ref) {
  const { icon, title, titleAs = 'h2', text, action, ...elementProps } = props;
  return (
    <Root ref={ref} {...elementProps}>
      {icon ? <Picture aria-hidden>{icon}</Picture> : null}
      <Text as={titleAs} variant="title" tabIndex={-1}>
        {title}
      </Text>
      {text ? (
        <Text as="p" tone="secondary">
          {text}
        </Text>
      ) : null}
      {action ? <Action>{action}</Action> : null}
    </Root>
  );
});

const Root = styled.div`
  ${ownRoot}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  max-inline-size: 420px;
  margin-inline: auto;
  padding: ${space(8)} ${space(6)};
  text-align: center;
  & [tabindex='-1']:focus {
    outline: none;
  }
`;

const Picture = styled.div`
  margin-block-end: ${space(3)};
  color: ${color('text-muted')};
  & > svg {
    inline-size: ${size('icon-xl')};
    block-size: ${size('icon-xl')};
  }
`;

const Action = styled.div`
  margin-block-start: ${space(4)};
`;
