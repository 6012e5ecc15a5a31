import { lazyPart } from '@caravan/shared/page';
import { useTexts } from '@caravan/shared/site';
import type { Prize, PrizeInfo } from '@caravan/shared/contracts/calls';
import { Heading } from '@caravan/shared/ui';
import type { OwnState } from '../usePrizeInfo';
import { EntryForm } from './EntryForm';
import { Frame, Stage, Stub } from './Ticket.styles';
import { useEntry } from './useEntry';

/** Needed only after an entry. */
const WonResult = lazyPart(async () => (await import(/* webpackChunkName: "won" */ './WonResult')).WonResult);

interface TicketProps {
  readonly draw: PrizeInfo;
  readonly ownState: OwnState;
  readonly isOver: boolean;
}

/** Returns the reason why the draw is closed, from its public state. */
const closedReasonKey = ({ submitCount, count }: PrizeInfo, isOver: boolean): string => {
  if (isOver) return 'prize.closed.over';
  return submitCount >= count ? 'prize.closed.allWon' : 'prize.closed.other';
};

/** Returns the prize of an amount. Undefined if the amount is unknown, or if several prizes have it. */
const prizeOf = ({ prizes }: PrizeInfo, amount: number | null): Prize | undefined => {
  const [prize, ...otherPrizes] = prizes.filter((each) => amount !== null && each.amount === amount);
  return otherPrizes.length === 0 ? prize : undefined;
};

/** The form to enter the draw (PRI-2), or the won amount. */
export const Ticket = ({ draw, ownState, isOver }: TicketProps) => {
  const t = useTexts('marketplace');
  const entry = useEntry(ownState.refetch);
  const amount = entry.wonAmount ?? ownState.info?.amount ?? null;
  const hasWon = entry.wonAmount !== null || ownState.info?.prizeStatus === 2;
  const isClosed = isOver || (ownState.info ?? draw).prizeStatus === 0;
  return (
    <Frame aria-labelledby="ticket">
      <Stub>
        <Heading level={2} variant="title" id="ticket">
          {t('prize.ticket')}
        </Heading>
        <p>{t('prize.ticketLead')}</p>
      </Stub>
      <Stage>
        <EntryForm
          entry={entry}
          ownState={ownState}
          closedTextKey={isClosed ? closedReasonKey(draw, isOver) : null}
          isCovered={hasWon}
        />
        {hasWon && <WonResult amount={amount} prize={prizeOf(draw, amount)} isNew={entry.wasSent} />}
      </Stage>
    </Frame>
  );
};
