import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { placeProps, type PlaceProps } from '@caravan/shared/contracts';
import { colour, space } from '@caravan/shared/theme';
import { Modal } from '@caravan/shared/ui';
import { defineWidget } from '../../define';
import { useLeavingTexts } from '../../components/useLeavingTexts';
import { FeedbackForm } from './FeedbackForm';

const Feedback = ({ onClose }: PlaceProps) => {
  const t = useTexts('account');
  const leaving = useLeavingTexts('feedback');
  return (
    <Modal open onClose={onClose} title={t('feedback.title')} closeLabel={t('close')} size="small" leaving={leaving}>
      <Lead>{t('feedback.lead')}</Lead>
      <FeedbackForm onSent={onClose} />
    </Modal>
  );
};

export const widget = defineWidget({ part: 'Feedback', props: placeProps }, { View: Feedback });

const Lead = styled.p`
  margin-bottom: ${space[2]};
  color: ${colour.inkSoft};
`;
