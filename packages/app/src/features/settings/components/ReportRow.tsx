import { photoPath, type OwnReport } from '@iskra/api-contract';
import { Avatar, Skeleton, color, radius, space, typeStyle } from '@iskra/ui';
import { FormattedDate } from 'react-intl';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { Link } from '../../../shared/layout';
import { reasonTexts } from '../../safety';
import { reportShows, reportStates, reportsMessages as messages } from '../messages';
import { Hint, RowItem } from './Settings.styles';

export interface ReportRowProps {
  report: OwnReport;
}

/** Whom I reported, why, when, with what, and the state of it; who is not shown to me any more has no name (D-33). */
export function ReportRow({ report }: ReportRowProps) {
  const t = useText();
  const { user, reason, state, created_at: at } = report;
  return (
    <Row>
      <Who user={user} />
      <div>
        <span>{t(reasonTexts[reason])}</span>
        <Hint>
          {t(reportShows[kindOf(report)])}
          {', '}
          <FormattedDate value={at} day="numeric" month="long" year="numeric" />
        </Hint>
      </div>
      <State data-state={state}>{t(reportStates[state])}</State>
    </Row>
  );
}

function Who({ user }: { user: OwnReport['user'] }) {
  const t = useText();
  if (!user) return <div data-gone>{t(messages.hidden)}</div>;
  const { id, name, main_image: photo } = user;
  return (
    <Link to={`/profile/user/${id}`}>
      <Avatar src={photo && photoPath(photo, 'sm')} name={name} decorative />
      <span dir="auto">{name}</span>
    </Link>
  );
}

function kindOf({ shows }: OwnReport): keyof typeof reportShows {
  if (shows.length === 2) return 'both';
  return shows[0] ?? 'profile';
}

/** In its place while the list loads. */
export function ReportRowSkeleton() {
  return (
    <RowItem aria-hidden>
      <Skeleton style={{ blockSize: 48, inlineSize: '60%' }} />
    </RowItem>
  );
}

/* Beside each other a name and a reason leave neither room. */
const Row = styled(RowItem)`
  @media (max-width: 40em) {
    & > a,
    & > [data-gone] {
      flex-basis: 100%;
    }
  }
`;

const State = styled.span`
  ${typeStyle('small')}
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('full')};
  color: ${color('text-secondary')};
  &[data-state='measures_taken'] {
    color: ${color('text-primary')};
    font-weight: 600;
  }
`;
