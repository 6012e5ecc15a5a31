import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { RemoteWidget } from '@caravan/shared/contracts';
import { colour, space } from '@caravan/shared/theme';
import { Modal } from '@caravan/shared/ui';
import { closeHandler } from '../handlers';
import { FeedbackForm } from './FeedbackForm';

/** The feedback form in a dialog, for the host's slot `feedback`. */
const Feedback = (props: Record<string, unknown>) => {
  const { t } = useTranslation('account');
  const onClose = closeHandler(props);
  return (
    <Modal open onClose={onClose} title={t('feedback.title')} closeLabel={t('close')} size="small">
      <Lead>{t('feedback.lead')}</Lead>
      <FeedbackForm onSent={onClose} />
    </Modal>
  );
};

export const widget: RemoteWidget = { Component: Feedback };

const Lead = styled.p`
  margin-bottom: ${space[2]};
  color: ${colour.inkSoft};
`;
