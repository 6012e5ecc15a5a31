import { useId } from 'react';
import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { saveFile } from '@caravan/shared/storage';
import { siteDay } from '@caravan/shared/terms';
import { colour, font, size, smallSoft, space } from '@caravan/shared/theme';
import { Button, ButtonRow } from '@caravan/shared/ui';
import { api } from '../../api/api';

/** Offers the user's data as a file and the deletion of the account. */
export const YourData = ({ onDelete }: { readonly onDelete: () => void }) => {
  const t = useTexts('account');
  const { toast, visitor, now } = useSite();
  const [requestExport, { isLoading }] = api.mutation('exportAccount').useMutation();
  const title = useId();
  const hint = useId();
  const download = async (): Promise<void> => {
    const { data } = await requestExport({ clientId: visitor().clientId });
    if (!data) return;
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `caravan-${siteDay(now())}.json`);
    toast({ text: t('data.downloaded'), tone: 'success' });
  };
  return (
    <Data aria-labelledby={title}>
      <Title id={title}>{t('data.title')}</Title>
      <Hint id={hint}>{t('data.downloadHint')}</Hint>
      <ButtonRow>
        <Button size="small" loading={isLoading} aria-describedby={hint} onClick={() => void download()}>
          {t('data.download')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDelete}>
          {t('data.delete')}
        </Button>
      </ButtonRow>
    </Data>
  );
};

const Data = styled.section`
  margin-top: ${space[3]};
  padding-top: ${space[2]};
  border-top: 1px solid ${colour.line};
`;

const Title = styled.h3`
  font-size: ${size.body};
  font-weight: ${font.strong};
`;

const Hint = styled.p`
  margin-block: ${space.half} ${space[1]};
  ${smallSoft}
`;
