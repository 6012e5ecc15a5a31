import { styled } from 'styled-components';
import type { TariffEntry } from '@caravan/shared/contracts/calls';
import { formatDate, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { smallSoft } from '@caravan/shared/theme';
import { Badge, Button, linkStyle, SourceLink, type TableColumn } from '@caravan/shared/ui';
import { useTariffTexts } from './useTariffTexts';

interface CellProps {
  readonly entry: TariffEntry;
}

const Name = ({ entry }: CellProps) => {
  const tariffTexts = useTariffTexts();
  return (
    <NameFrame>
      {tariffTexts.name(entry)}
      <small>{tariffTexts.version(entry)}</small>
    </NameFrame>
  );
};

const State = ({ entry }: CellProps) => {
  const { text, tone } = useTariffTexts().state(entry);
  return <Badge tone={tone}>{text}</Badge>;
};

const Approvals = ({ entry: { approvals } }: CellProps) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  if (approvals.length === 0) return t('dashboard.tariffs.none');
  return (
    <List>
      {approvals.map(({ name, day }) => (
        <li key={name}>
          <span lang="">{name}</span>, {formatDate(day, lang)}
        </li>
      ))}
    </List>
  );
};

const Rules = ({ entry: { confirmed, assumed } }: CellProps) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  return t('dashboard.tariffs.confidence', {
    confirmed: formatNumber(confirmed, lang),
    assumed: formatNumber(assumed, lang),
  });
};

const AuthorAndSources = ({ entry: { author, sources } }: CellProps) => {
  const t = useTexts('statistics');
  return (
    <>
      <span lang="">{author}</span>
      <details>
        <summary>{t('dashboard.tariffs.sources', { count: sources.length })}</summary>
        <List lang="">
          {sources.map(({ name, address, date }) => (
            <li key={address + name}>
              <SourceLink name={name} address={address} date={date} />
            </li>
          ))}
        </List>
      </details>
    </>
  );
};

const Review = ({ entry, onReview }: CellProps & { readonly onReview: (entry: TariffEntry) => void }) => {
  const t = useTexts('statistics');
  const tariffTexts = useTariffTexts();
  return (
    <Button
      size="small"
      aria-label={t('dashboard.tariffs.reviewOf', {
        tariff: tariffTexts.name(entry),
        version: tariffTexts.version(entry),
      })}
      aria-haspopup="dialog"
      onClick={() => onReview(entry)}
    >
      {t('dashboard.tariffs.review')}
    </Button>
  );
};

/** Returns the columns of the table of tariffs. Names of people and sources are marked as of an unknown language. */
export const tariffColumns = (
  t: (key: string) => string,
  onReview: (entry: TariffEntry) => void,
): readonly TableColumn<TariffEntry>[] => [
  { key: 'tariff', title: t('dashboard.tariffs.tariff'), header: true, cell: (entry) => <Name entry={entry} /> },
  { key: 'state', title: t('dashboard.tariffs.stateTitle'), cell: (entry) => <State entry={entry} /> },
  { key: 'approvals', title: t('dashboard.tariffs.approvals'), cell: (entry) => <Approvals entry={entry} /> },
  { key: 'rules', title: t('dashboard.tariffs.rules'), cell: (entry) => <Rules entry={entry} /> },
  { key: 'author', title: t('dashboard.tariffs.author'), cell: (entry) => <AuthorAndSources entry={entry} /> },
  {
    key: 'review',
    title: t('dashboard.tariffs.effect.title'),
    cell: (entry) => <Review entry={entry} onReview={onReview} />,
  },
];

const NameFrame = styled.span`
  display: block;
  min-width: 11rem;
  small {
    display: block;
    ${smallSoft}
  }
`;

const List = styled.ul`
  min-width: 9rem;
  a {
    ${linkStyle}
  }
`;
