import { ChevronLeft, ChevronRight, Icon } from '@caravan/shared/icons';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useTexts } from '@caravan/shared/site';
import { hasModifier, IconButton, Picture, useHydrated, VisuallyHidden } from '@caravan/shared/ui';
import { useSlides } from '../../../components/useSlides';
import { Caption, Controls, Frame, Numeral, Panel, Tab, TabList, Track } from './Stepper.styles';

interface StepperProps {
  readonly steps: readonly { readonly title: string; readonly text: string; readonly image: string | null }[];
}

const moves: Readonly<Record<string, (step: number, last: number) => number>> = {
  ArrowRight: (step, last) => Math.min(step + 1, last),
  ArrowDown: (step, last) => Math.min(step + 1, last),
  ArrowLeft: (step) => Math.max(step - 1, 0),
  ArrowUp: (step) => Math.max(step - 1, 0),
  Home: () => 0,
  End: (_step, last) => last,
};

/** Numbered steps as tabs, with buttons, keyboard and swipe. Without scripts all steps are below each other. */
export const Stepper = ({ steps }: StepperProps) => {
  const t = useTexts('marketplace');
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const { track, index: current, show, handlers } = useSlides<HTMLDivElement>(steps.length);
  const last = steps.length - 1;
  const handleKey = (event: KeyboardEvent): void => {
    const step = moves[event.key]?.(current, last);
    if (step === undefined || hasModifier(event)) return;
    event.preventDefault();
    show(step);
    tabs.current?.querySelectorAll('button')[step]?.focus();
  };
  return (
    <Frame>
      <TabList role="tablist" aria-label={t('advertiser.steps')} ref={tabs} onKeyDown={handleKey}>
        {steps.map(({ title }, step) => (
          <Tab
            key={step}
            type="button"
            role="tab"
            id={`${id}-tab-${step}`}
            aria-controls={`${id}-step-${step}`}
            aria-selected={step === current}
            tabIndex={step === current ? 0 : -1}
            onClick={() => show(step)}
          >
            <Numeral>{step + 1}</Numeral>
            <span>{title}</span>
          </Tab>
        ))}
      </TabList>
      <Track ref={track} {...handlers}>
        {steps.map(({ title, text, image }, step) => (
          <Panel
            key={step}
            role="tabpanel"
            id={`${id}-step-${step}`}
            aria-labelledby={`${id}-tab-${step}`}
            tabIndex={step === current ? 0 : -1}
            inert={hydrated && step !== current}
          >
            {image !== null && <Picture src={image} alt="" width={960} height={720} />}
            <Caption>
              <h3>
                <span>{step + 1}</span> {title}
              </h3>
              <p>{text}</p>
            </Caption>
          </Panel>
        ))}
      </Track>
      {steps.length > 1 && (
        <Controls>
          <IconButton
            label={t('advertiser.previous')}
            icon={<Icon of={ChevronLeft} />}
            aria-disabled={current === 0}
            onClick={() => show(current - 1)}
          />
          <p>
            <span aria-hidden="true">{t('advertiser.place', { number: current + 1, total: steps.length })}</span>
            <VisuallyHidden aria-live="polite">
              {t('advertiser.placeRead', { number: current + 1, total: steps.length })}
            </VisuallyHidden>
          </p>
          <IconButton
            label={t('advertiser.next')}
            icon={<Icon of={ChevronRight} />}
            aria-disabled={current === last}
            onClick={() => show(current + 1)}
          />
        </Controls>
      )}
    </Frame>
  );
};
