import { useTexts } from '@caravan/shared/site';
import type { PrizeInfo } from '@caravan/shared/contracts/calls';
import { Heading } from '@caravan/shared/ui';
import type { OwnState } from '../usePrizeInfo';
import { EntryForm } from './EntryForm';
import { Frame, Stage, Stub } from './Ticket.styles';
import { useEntry } from './useEntry';
import { Won } from './Won';

interface TicketProps {
  readonly draw: PrizeInfo;
  readonly own: OwnState;
  readonly isOver: boolean;
}

/** Returns the reason why the draw is closed, from its public state. */
const closedBecause = ({ submitCount, count }: PrizeInfo, isOver: boolean): string => {
  if (isOver) return 'prize.closed.over';
  return submitCount >= count ? 'prize.closed.allWon' : 'prize.closed.other';
};

/** The form to enter the draw (PRI-2), or the won amount. */
export const Ticket = ({ draw, own, isOver }: TicketProps) => {
  const t = useTexts('marketplace');
  const entry = useEntry(own.refetch);
  const hasWon = entry.won !== null || own.info?.prizeStatus === 2;
  const isClosed = isOver || (own.info ?? draw).prizeStatus === 0;
  return (
    <Frame aria-labelledby="ticket">
      <Stub>
        <Heading level={2} look="title" id="ticket">
          {t('prize.ticket')}
        </Heading>
        <p>{t('prize.ticketLead')}</p>
      </Stub>
      <Stage>
        <EntryForm entry={entry} own={own} closed={isClosed ? closedBecause(draw, isOver) : null} isAway={hasWon} />
        {hasWon && <Won amount={entry.won ?? own.info?.amount ?? null} isNew={entry.wasAsked} />}
      </Stage>
    </Frame>
  );
};
