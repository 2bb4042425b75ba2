import { forwardRef, useId, type ComponentPropsWithoutRef, type ElementType, type ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../../primitives/Text';
import { media } from '../../theme/media';
import { ownRoot } from '../../theme/ownRoot';
import { color, radius, shadow, space } from '../../theme/tokenRefs';

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Element to render. @default 'section' */
  as?: ElementType | undefined;
  /** Heading; names the card. */
  title?: ReactNode;
  /** Level of the heading. @default 'h2' */
  titleAs?: ElementType | undefined;
  /** A sentence under the heading. */
  description?: ReactNode;
  /** At the end of the heading's row: a button, a link. */
  action?: ReactNode;
  /** Under the content, apart from it by a line. */
  footer?: ReactNode;
}

/** A group of one thing on a surface of its own, with its heading and its action. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(props, ref) {
  const { title, titleAs = 'h2', description, action, footer, children, ...elementProps } = props;
  const id = useId();
  return (
    <Root ref={ref} aria-labelledby={title ? id : undefined} {...elementProps}>
      {title || action ? (
        <Head>
          <Text id={id} as={titleAs} variant="lead">
            {title}
          </Text>
          {action}
        </Head>
      ) : null}
      {description ? (
        <Text as="p" tone="secondary">
          {description}
        </Text>
      ) : null}
      {children}
      {footer ? <Foot>{footer}</Foot> : null}
    </Root>
  );
});

const Root = styled.section`
  ${ownRoot}
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  margin: 0;
  padding: ${space(6)} 28px;
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('lg')};
  background: ${color('surface-card')};
  box-shadow: ${shadow('sm')};
  ${media.mobile} {
    padding: ${space(5)} ${space(4)};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

const Foot = styled.footer`
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('border-subtle')};
`;
