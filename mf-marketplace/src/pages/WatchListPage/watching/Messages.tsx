import { useRef } from 'react';
import { styled } from 'styled-components';
import type { NewMatches, WatchedChange, WatchMessage } from '@caravan/shared/contracts/calls';
import { formatDate, formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import type { Market } from '@caravan/shared/terms';
import { colour, font, space } from '@caravan/shared/theme';
import { Badge, Button, Heading, TextLink } from '@caravan/shared/ui';
import { api } from '../../../api/api';

interface MessagesProps {
  readonly messages: { readonly unread: number; readonly latest: readonly WatchMessage[] };
  readonly onRead: () => void;
}

export const Messages = ({ messages: { unread, latest }, onRead }: MessagesProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const [read, { isLoading }] = api.mutation('readMessages').useMutation();
  const frame = useRef<HTMLDivElement>(null);
  const newest = latest[0];
  const handleRead = async (upTo: number): Promise<void> => {
    const { data } = await read({ upTo });
    if (!data) return;
    // The clicked button disappears. The visitor may have moved on meanwhile.
    if (frame.current?.contains(document.activeElement)) frame.current.focus({ preventScroll: true });
    onRead();
  };
  return (
    <Frame ref={frame} tabIndex={-1}>
      <Head>
        <Heading level={3}>{t('watching.messages')}</Heading>
        {unread > 0 && newest && (
          <Button variant="quiet" size="small" loading={isLoading} onClick={() => void handleRead(newest.id)}>
            {t('watching.read')}
          </Button>
        )}
      </Head>
      {latest.length === 0 && <Hint>{t('watching.noMessages')}</Hint>}
      {latest.map(({ id, day, isRead, country, changes, matches }) => (
        <Message key={id}>
          <Day>
            <time dateTime={day}>{formatDate(day, lang)}</time>
            {!isRead && <Badge tone="accent">{t('watching.new')}</Badge>}
          </Day>
          <ul>
            {changes.map((change) => (
              <Change key={`${change.what} ${change.kind} ${change.id}`} change={change} country={country} />
            ))}
            {matches.map((match) => (
              <Matches key={`${match.address} ${match.name}`} match={match} />
            ))}
          </ul>
        </Message>
      ))}
    </Frame>
  );
};

const pathOf = ({ kind, id }: Pick<WatchedChange, 'kind' | 'id'>): string =>
  `${kind === 'car' ? '/car/model/detail' : '/detail'}/${encodeURIComponent(id)}`;

/** Words the prices of messages: landed prices of cars of the catalogue, prices of vehicles of the finder. */
const usePriceTexts = () => {
  const t = useTexts('marketplace');
  const { lang, currency } = useSite();
  const money = (amount: number): string => formatMoney(amount, currency, lang);
  const label = (kind: WatchedChange['kind'], country: Market): string =>
    kind === 'car' ? t(`landed.cleared.${country}`) : t('watching.price');
  return { money, label };
};

const Change = ({ change, country }: { readonly change: WatchedChange; readonly country: Market }) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const { money, label } = usePriceTexts();
  const changeText = (): string => {
    if (change.what === 'gone') return t('watching.gone');
    if (change.what === 'price') {
      const { kind, before, after } = change;
      return t('watching.changed', { label: label(kind, country), before: money(before), after: money(after) });
    }
    const day = formatDate(change.lastDay, lang);
    if (change.change === null) return t('watching.tooOld', { day });
    const difference = money(Math.abs(change.change));
    return t(change.change > 0 ? 'watching.dearer' : 'watching.cheaper', {
      day,
      amount: change.isExact === false ? t('watching.upTo', { difference }) : difference,
    });
  };
  return (
    <li>
      <TextLink to={pathOf(change)}>{change.name}</TextLink>: {changeText()}
    </li>
  );
};

const Matches = ({ match: { name, address, country, total, items } }: { readonly match: NewMatches }) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const { money, label } = usePriceTexts();
  return (
    <li>
      <TextLink to={address}>{t('watching.matches', { name, number: formatNumber(total, lang) })}</TextLink>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <TextLink to={pathOf(item)}>{item.name}</TextLink>
            {item.price !== null && `: ${label(item.kind, country)} ${money(item.price)}`}
          </li>
        ))}
      </ul>
    </li>
  );
};

const Frame = styled.div`
  outline: none;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[2]};
`;

const Hint = styled.p`
  margin-top: ${space[1]};
  color: ${colour.inkSoft};
`;

const Message = styled.article`
  padding-block: ${space[1]};
  border-top: 1px solid ${colour.line};
  overflow-wrap: anywhere;
  ul ul {
    padding-inline-start: ${space[2]};
  }
`;

const Day = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font-weight: ${font.strong};
`;
