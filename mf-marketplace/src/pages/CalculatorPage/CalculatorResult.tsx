import { Suspense, useId } from 'react';
import { styled } from 'styled-components';
import type { LandedReceipt } from '@caravan/shared/contracts/calls';
import { formatDate, formatMoney } from '@caravan/shared/format';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { colour, radius, size, smallSoft, space } from '@caravan/shared/theme';
import { Heading, Skeleton } from '@caravan/shared/ui';
import { column } from '../../components/column';
import { AgeLimit } from '../../components/landed/AgeLimit';
import { Receipt } from '../../components/landed/Receipt';
import { useLandedTexts } from '../../components/landed/useLandedTexts';
import { wholeNumberIn, type CalculatorView } from './calculatorView';

interface CalculatorResultProps {
  readonly fields: CalculatorView['fields'];
  readonly query: BoundQuery<LandedReceipt[]>;
}

/** The receipts of both countries, side by side if there is room (LAND-9). */
export const CalculatorResult = ({ fields, query }: CalculatorResultProps) => {
  const t = useTexts('marketplace');
  const answer = query.useQuery();
  return (
    <Fetched
      // While the receipts load, `data` is those of the former entry.
      query={{ ...answer, data: answer.currentData }}
      skeleton={
        <Columns>
          <Skeleton $height="40rem" />
          <Skeleton $height="40rem" />
        </Columns>
      }
      failure={t('calculator.failed')}
    >
      {(receipts) => (
        <Columns>
          {receipts.map((receipt) => (
            <Suspense key={receipt.country} fallback={null}>
              <CountryReceipt receipt={receipt} fields={fields} />
            </Suspense>
          ))}
        </Columns>
      )}
    </Fetched>
  );
};

interface CountryReceiptProps {
  readonly receipt: LandedReceipt;
  readonly fields: CalculatorView['fields'];
}

const CountryReceipt = ({ receipt, fields }: CountryReceiptProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const { amount, problem, reasons } = useLandedTexts();
  const titleId = useId();
  const { country, clearance, declaredOn, total, unknown } = receipt;
  const dollars = (text: string): string => formatMoney(wholeNumberIn(text) ?? 0, 'USD', lang);
  const entered = {
    price: t(`calculator.entered.${fields.terms}`, { price: dollars(fields.price), freight: dollars(fields.freight) }),
    day: t('calculator.declaredOn', { day: formatDate(declaredOn, lang) }),
  };
  return (
    <Frame aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        {t(`landed.cleared.${country}`)}
      </Heading>
      {total === null ? <Problem>{problem(receipt)}</Problem> : <Sum>{amount(total)}</Sum>}
      <AgeLimit receipt={receipt} />
      {total !== null && unknown.length > 0 && <Reasons>{reasons(receipt)}</Reasons>}
      {clearance !== null && <Receipt receipt={receipt} enteredTexts={entered} />}
    </Frame>
  );
};

const Columns = styled.div`
  display: grid;
  gap: ${space[3]};
  align-items: start;
  ${column.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Frame = styled.article`
  min-width: 0;
  padding: ${space[3]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.card};
  background: ${colour.surface};
  ${column.phone} {
    padding: ${space[2]};
  }
`;

const Sum = styled.p`
  margin-bottom: ${space[2]};
  font-size: ${size.display};
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.2;
`;

const Problem = styled.p`
  margin-top: ${space[1]};
  color: ${colour.warn};
`;

const Reasons = styled.p`
  margin-bottom: ${space[2]};
  ${smallSoft}
`;
