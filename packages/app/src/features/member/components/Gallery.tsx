import { photoPath } from '@iskra/api-contract';
import { color, media, radius, space, typeStyle } from '@iskra/ui';
import { UserRound } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { memberMessages as messages } from '../messages';

export interface GalleryProps {
  name: string;
  paths: readonly string[];
  main: string | null;
}

/** The main photo large, the others beside and below it. */
export function Gallery({ name, paths, main }: GalleryProps) {
  const t = useText();
  const ordered = [...paths].sort((a, b) => Number(b === main) - Number(a === main));
  if (ordered.length === 0)
    return (
      <NoPhoto>
        <UserRound size={64} strokeWidth={1.25} aria-hidden="true" />
        {t(messages.noPhoto)}
      </NoPhoto>
    );
  return (
    <Grid aria-label={t(messages.photos)}>
      {ordered.map((path, index) => (
        <li key={path}>
          <img
            src={photoPath(path, index === 0 ? 'lg' : 'md')}
            alt={t(messages.photo, { index: index + 1, total: ordered.length, name })}
            loading={index === 0 ? 'eager' : 'lazy'}
            decoding="async"
          />
        </li>
      ))}
    </Grid>
  );
}

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    aspect-ratio: 3 / 4;
    border-radius: ${radius('photoMobile')};
    background: ${color('skeleton')};
    overflow: hidden;
  }
  & > li:first-child {
    grid-area: span 2 / span 2;
  }
  & > li:only-child {
    grid-area: span 3 / span 3;
  }
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 42%;
  }
  ${media.mobile} {
    gap: ${space(2)};
  }
`;

const NoPhoto = styled.div`
  ${typeStyle('small')}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(3)};
  aspect-ratio: 3 / 4;
  max-block-size: 480px;
  border-radius: ${radius('lg')};
  background: ${color('surface-sunken')};
  color: ${color('text-muted')};
`;
