import { useState } from 'react';
import { styled } from 'styled-components';
import type { TariffEffect, TariffEntry } from '@caravan/shared/contracts/calls';
import { formatDate, formatMoney, formatNumber } from '@caravan/shared/format';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { colour } from '@caravan/shared/theme';
import { Button, FactList, Modal, Skeleton } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { useSessionEnd, type AdminSession } from './adminSession';
import { reasonOf } from './reasonOf';
import { useTariffTexts } from './useTariffTexts';
import { Stack } from '../../components/Stack';

interface TariffDialogProps {
  readonly entry: TariffEntry;
  /** Only the newest revision of a tariff can be approved. */
  readonly isNewest: boolean;
  readonly session: AdminSession;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

const countKeys = ['priced', 'unpriced', 'importable', 'notImportable'] as const;

const Effect = ({ effect }: { readonly effect: TariffEffect }) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const number = (value: number) => <Figure>{formatNumber(value, lang)}</Figure>;
  const change = (usd: number) => <Figure>{`${usd > 0 ? '+' : ''}${formatMoney(usd, 'USD', lang)}`}</Figure>;
  const { declaredOn, cars, changed, quartiles, largest } = effect;
  const isUnchanged = changed === 0 && countKeys.every((key) => effect[key] === 0);
  return (
    <>
      <p>{t('dashboard.tariffs.effect.compared', { day: formatDate(declaredOn, lang) })}</p>
      {isUnchanged && <p>{t('dashboard.tariffs.effect.nothing')}</p>}
      <FactList
        facts={[
          { term: t('dashboard.tariffs.effect.cars'), value: number(cars) },
          { term: t('dashboard.tariffs.effect.changed'), value: number(changed) },
          ...(quartiles && largest !== null
            ? [
                { term: t('dashboard.tariffs.effect.median'), value: change(quartiles[1]) },
                {
                  term: t('dashboard.tariffs.effect.middle'),
                  value: (
                    <>
                      {change(quartiles[0])} … {change(quartiles[2])}
                    </>
                  ),
                },
                { term: t('dashboard.tariffs.effect.largest'), value: change(largest) },
              ]
            : []),
          ...countKeys
            .filter((key) => effect[key] > 0)
            .map((key) => ({ term: t(`dashboard.tariffs.effect.${key}`), value: number(effect[key]) })),
        ]}
      />
    </>
  );
};

/** Shows the effect of a tariff on the catalogue. Then admins can approve it or withdraw their approval. */
export const TariffDialog = ({ entry, isNewest, session, onClose, onChange }: TariffDialogProps) => {
  const t = useTexts('statistics');
  const { lang, toast } = useSite();
  const tariffTexts = useTariffTexts();
  const { username, token } = session;
  const parameters = { username, password: token, id: entry.id, revision: entry.revision };
  const query = api.query('tariffEffect').useQuery(parameters);
  useSessionEnd(query.error);
  const [approve, approval] = api.mutation('tariffApprove').useMutation();
  const [withdraw, withdrawal] = api.mutation('tariffWithdraw').useMutation();
  const [refusal, setRefusal] = useState('');
  const isOwn = entry.approvals.some(({ name }) => name === username);
  const send = async (mutate: typeof approve | typeof withdraw, successKey: string): Promise<void> => {
    setRefusal('');
    const { error } = await mutate(parameters);
    onChange();
    if (error) {
      setRefusal(reasonOf(error, lang, t('dashboard.login.failed')));
      return;
    }
    onClose();
    toast({ tone: 'success', text: t(successKey, { tariff: tariffTexts.name(entry) }) });
  };
  const canApprove = isNewest && !isOwn && entry.missing > 0 && query.currentData !== undefined;
  return (
    <Modal
      open
      onClose={onClose}
      title={tariffTexts.name(entry)}
      closeLabel={t('dashboard.tariffs.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('dashboard.tariffs.close')}
          </Button>
          {isOwn && (
            <Button loading={withdrawal.isLoading} onClick={() => void send(withdraw, 'dashboard.tariffs.withdrawn')}>
              {t('dashboard.tariffs.withdraw')}
            </Button>
          )}
          {canApprove && (
            <Button
              variant="primary"
              loading={approval.isLoading}
              onClick={() => void send(approve, 'dashboard.tariffs.approved')}
            >
              {t('dashboard.tariffs.approve')}
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={1}>
        <p>
          {tariffTexts.version(entry)}: {tariffTexts.state(entry).text}
        </p>
        {isOwn && entry.missing > 0 && <p>{t('dashboard.tariffs.other')}</p>}
        <Fetched query={query} skeleton={<Skeleton $height="14rem" />} failure={t('dashboard.tariffs.effect.failed')}>
          {(effect) => <Effect effect={effect} />}
        </Fetched>
        <Refused role="alert">{refusal}</Refused>
      </Stack>
    </Modal>
  );
};

const Figure = styled.span`
  white-space: nowrap;
`;

const Refused = styled.p`
  color: ${colour.bad};
`;
