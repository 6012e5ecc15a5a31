import { useTexts } from '@caravan/shared/site';
import type { FriendshipDetail } from '@caravan/shared/contracts/calls';
import { Section } from '@caravan/shared/ui';
import { Stepper } from './Stepper';

type PerformanceProps = Pick<FriendshipDetail, 'performance'>;

/** How a product works, step by step. */
export const Performance = ({ performance }: PerformanceProps) => {
  const t = useTexts('marketplace');
  const { title, details, data, images } = performance;
  if (data.length === 0) return null;
  const leadProps = details.trim() === '' ? {} : { lead: details };
  return (
    <Section title={title.trim() === '' ? t('advertiser.performance') : title} {...leadProps}>
      <Stepper steps={data.map((step, index) => ({ ...step, image: images[index] ?? null }))} />
    </Section>
  );
};
