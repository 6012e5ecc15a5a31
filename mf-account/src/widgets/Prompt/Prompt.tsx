import { Icon, X } from '@caravan/shared/icons';
import { useEffect, useState } from 'react';
import { useTexts } from '@caravan/shared/site';
import { storedValue } from '@caravan/shared/storage';
import { styled } from 'styled-components';
import { placeProps } from '@caravan/shared/contracts';
import { colour, font, radius, smallSoft, space } from '@caravan/shared/theme';
import { Button, IconButton } from '@caravan/shared/ui';
import { defineWidget } from '../../define';
import { useProvider } from '../../signIn/useProvider';

/** The time at which the prompt was shown, in Unix milliseconds. */
const shownAt = storedValue('caravan:prompt', (stored) => (typeof stored === 'number' ? stored : undefined), -Infinity);

/** The pause before it is shown again: 14 days. */
const PAUSE_MS = 14 * 86_400_000;

/** Offers the identity provider below the content of the home page, where it covers nothing. */
const Prompt = () => {
  const t = useTexts('account');
  const [isDue, setDue] = useState(false);
  const { kind, isLeaving, redirectToProvider } = useProvider(isDue);
  // Only the browser knows whether it was shown before.
  useEffect(() => setDue(Date.now() - shownAt.read() > PAUSE_MS), []);
  const isShown = isDue && kind !== null;
  useEffect(() => {
    if (isShown) shownAt.write(Date.now());
  }, [isShown]);

  if (!isShown) return null;
  return (
    <Card aria-label={t('prompt.title')}>
      <Title>{t('prompt.title')}</Title>
      <Text>{t(`prompt.${kind}`)}</Text>
      <Button variant="primary" wide loading={isLeaving} onClick={() => void redirectToProvider()}>
        {t(`provider.${kind}`)}
      </Button>
      <Corner>
        <IconButton label={t('prompt.dismiss')} icon={<Icon of={X} />} onClick={() => setDue(false)} />
      </Corner>
    </Card>
  );
};

export const widget = defineWidget({ part: 'Prompt', props: placeProps }, { View: Prompt });

const Card = styled.section`
  position: relative;
  max-width: 32rem;
  margin-block: ${space[4]};
  padding: ${space[3]};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.card};
  background: ${colour.surface};
`;

const Title = styled.p`
  padding-inline-end: ${space[5]};
  font-weight: ${font.strong};
`;

const Text = styled.p`
  margin-block: ${space.half} ${space[2]};
  padding-inline-end: ${space[3]};
  ${smallSoft}
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space.half};
  inset-inline-end: ${space.half};
`;
