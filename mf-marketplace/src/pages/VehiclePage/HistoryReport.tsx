import { Check, CircleQuestionMark, Flag, Icon, X } from '@caravan/shared/icons';
import type { ReactNode } from 'react';
import type { DetailedVehicle } from '../../api/listed';
import { formatDate, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Heading } from '@caravan/shared/ui';
import { Card, Cell, Cells, Stamp, AnswerText } from './HistoryReport.styles';

const TITLE = 'history-title';

/** Icons for yes and no. For some facts, such as taxi use, yes is bad. */
const marks = {
  ccic: { yes: Check, no: X },
  fleet: { yes: Flag, no: Check },
} as const;

/** The history report (DET-6). Unknown facts are named as unknown. */
export const HistoryReport = ({ vehicle }: { readonly vehicle: DetailedVehicle }) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const { accidents, owners, ccic, fleet, checkTime } = vehicle;
  const formatCount = (number: number | null): ReactNode =>
    number === null ? <AnswerText>{t('vehiclePage.history.unknown')}</AnswerText> : formatNumber(number, lang);
  const renderAnswer = (name: keyof typeof marks, value: boolean | null): ReactNode => {
    if (value === null) {
      return (
        <AnswerText>
          <Icon of={CircleQuestionMark} />
          {t('vehiclePage.history.unknown')}
        </AnswerText>
      );
    }
    const answer = value ? 'yes' : 'no';
    return (
      <AnswerText>
        <Icon of={marks[name][answer]} />
        {t(`vehiclePage.history.${name}.${answer}`)}
      </AnswerText>
    );
  };
  return (
    <Card aria-labelledby={TITLE}>
      <Heading level={2} id={TITLE}>
        {t('vehiclePage.history.title')}
      </Heading>
      <Cells>
        <Cell>
          <dt>{t('vehiclePage.history.accidents')}</dt>
          <dd>{formatCount(accidents)}</dd>
        </Cell>
        <Cell>
          <dt>{t('vehiclePage.history.owners')}</dt>
          <dd>{formatCount(owners)}</dd>
        </Cell>
        <Cell $worded>
          <dt>{t('vehiclePage.history.ccic.title')}</dt>
          <dd>{renderAnswer('ccic', ccic)}</dd>
        </Cell>
        <Cell $worded>
          <dt>{t('vehiclePage.history.fleet.title')}</dt>
          <dd>{renderAnswer('fleet', fleet)}</dd>
        </Cell>
        <Stamp $blank={checkTime === null}>
          <dt>{t('vehiclePage.history.checked')}</dt>
          <dd>
            {checkTime === null ? t('vehiclePage.history.unknown') : formatDate(checkTime, lang, { style: 'long' })}
          </dd>
        </Stamp>
      </Cells>
    </Card>
  );
};
