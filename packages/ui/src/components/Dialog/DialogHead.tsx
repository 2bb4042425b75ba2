import type { ReactNode, Ref } from 'react';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Header } from './Dialog.styles';

interface DialogHeadProps {
  /** By which the window is named and described. Radix would count its titles, and draw all of itself again for one. */
  ids: { readonly title: string; readonly description: string };
  title: ReactNode;
  hideTitle?: boolean | undefined;
  titleRef?: Ref<HTMLElement> | undefined;
  description?: ReactNode;
}

/** Title and description of a dialog. */
export function DialogHead({ ids, title, hideTitle, titleRef, description }: DialogHeadProps) {
  if (hideTitle)
    return (
      <VisuallyHidden>
        <h2 id={ids.title}>{title}</h2>
      </VisuallyHidden>
    );
  return (
    <Header>
      <Text id={ids.title} ref={titleRef} as="h2" variant="title" tabIndex={-1}>
        {title}
      </Text>
      {description ? (
        <Text id={ids.description} as="p" tone="secondary">
          {description}
        </Text>
      ) : null}
    </Header>
  );
}
