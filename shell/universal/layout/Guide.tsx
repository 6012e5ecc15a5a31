import { styled } from 'styled-components';
import { colour, font, size, space } from '@caravan/shared/theme';
import { Button, Modal } from '@caravan/shared/ui';
import { useLazyTexts } from '../texts/useLazyTexts';
import english from './locales/en.json';
import georgian from './locales/ge.json';

const bundles = { en: english, ge: georgian };

const STEPS = ['market', 'data', 'ranking', 'ask'] as const;

export interface GuideProps {
  readonly onDismiss: () => void;
}

/** The guide overlay. It explains the site to visitors whom an advertiser or dealer sent. */
export function Guide({ onDismiss }: GuideProps) {
  const t = useLazyTexts(bundles);
  return (
    <Modal
      open
      onClose={onDismiss}
      title={t('guide.title')}
      closeLabel={t('guide.close')}
      footer={
        <Button variant="primary" onClick={onDismiss}>
          {t('guide.dismiss')}
        </Button>
      }
    >
      <Lead>{t('guide.lead')}</Lead>
      <Steps>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`guide.${step}.title`)}</strong>
            <span>{t(`guide.${step}.text`)}</span>
          </li>
        ))}
      </Steps>
    </Modal>
  );
}

const Lead = styled.p`
  color: ${colour.inkSoft};
`;

const Steps = styled.ol`
  margin-top: ${space[2]};
  padding: 0;
  list-style: none;
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    padding-block: ${space[1]};
    border-top: 1px solid ${colour.line};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    grid-row: span 2;
    color: ${colour.accent};
    font-family: ${font.display};
    font-size: ${size.lead};
  }
  strong {
    font-weight: ${font.strong};
  }
  span {
    color: ${colour.inkSoft};
    font-size: ${size.small};
  }
`;
