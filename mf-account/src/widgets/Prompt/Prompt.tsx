import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '@caravan/shared/site';
import { useLocation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { placeProps } from '@caravan/shared/contracts';
import { colour, font, layer, media, motion, radius, size, space } from '@caravan/shared/theme';
import { Button, IconButton } from '@caravan/shared/ui';
import { defineWidget } from '../../section';
import { useProvider } from '../../signIn/useProvider';
import { dismissPrompt, mayPrompt } from './dismissal';

/** Whether the visitor has begun to fill in a form of this page: nothing may lie over it from then on. */
const useFormBegun = (pathname: string): boolean => {
  const [begunOn, setBegunOn] = useState<string>();
  useEffect(() => {
    const look = (): void => {
      if (document.activeElement?.closest('form')) setBegunOn(pathname);
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [pathname]);
  return begunOn === pathname;
};

/** The one-tap prompt: offers visitors the identity provider, in a corner, until they say no or have something to do. */
const Prompt = () => {
  const t = useTexts('account');
  const { pathname } = useLocation();
  const [isWanted, setWanted] = useState(false);
  const { kind, goThere } = useProvider(isWanted);
  const isFormBegun = useFormBegun(pathname);
  // Only the browser knows whether it was dismissed.
  useEffect(() => setWanted(mayPrompt(Date.now())), []);

  if (!isWanted || isFormBegun || kind === null || pathname === '/login') return null;
  const handleDismiss = (): void => {
    dismissPrompt(Date.now());
    setWanted(false);
  };
  return (
    <Card aria-label={t('prompt.title')}>
      <Title>{t('prompt.title')}</Title>
      <Text>{t(`prompt.${kind}`)}</Text>
      <Button variant="primary" wide onClick={() => void goThere()}>
        {t(`provider.${kind}`)}
      </Button>
      <Corner>
        <IconButton label={t('prompt.dismiss')} icon={<X aria-hidden="true" />} onClick={handleDismiss} />
      </Corner>
    </Card>
  );
};

export const widget = defineWidget({ part: 'Prompt', props: placeProps }, { View: Prompt });

const appear = keyframes`
  from { opacity: 0; transform: translateY(${space[1]}); }
`;

const Card = styled.section`
  position: fixed;
  inset-block-end: ${space[2]};
  inset-inline-end: ${space[2]};
  z-index: ${layer.header};
  width: min(22rem, calc(100vw - ${space[4]}));
  padding: ${space[2]};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.card};
  background: ${colour.surface};
  animation: ${appear} ${motion.calm} ${motion.ease};
  ${media.phone} {
    inset-inline: ${space[1]};
    width: auto;
  }
  ${media.low} {
    display: none;
  }
`;

const Title = styled.p`
  padding-inline-end: ${space[5]};
  font-weight: ${font.strong};
`;

const Text = styled.p`
  margin-block: ${space.half} ${space[2]};
  padding-inline-end: ${space[3]};
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space.half};
  inset-inline-end: ${space.half};
`;
