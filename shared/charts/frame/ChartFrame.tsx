import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour, measure, smallFaint, smallSoft, space } from '../../theme';
import { useSite } from '../../site';
import { Heading } from '../../ui/base';
import { SaveMenu } from './lazyParts';
import type { ChartHead, Graphic } from '../figures';

interface ChartFrameProps {
  readonly head: ChartHead;
  /** The data that can be saved. Undefined without data. */
  readonly graphic: Graphic | undefined;
  readonly children: ReactNode;
  /** Content below source and date. */
  readonly foot?: ReactNode;
}

/** The frame of every chart: title, label, unit, source, date and save menu. */
export const ChartFrame = ({ head, graphic, children, foot }: ChartFrameProps) => {
  const { title, label, notes, texts } = head;
  const { framed } = useSite();
  return (
    <Figure aria-label={label}>
      {title !== undefined && graphic && (
        <Heading level={framed ? 2 : 3} variant="title">
          {title}
        </Heading>
      )}
      <Label>{label}</Label>
      {/* Plots and tables have many elements, so each hydrates in a task of its own. */}
      <Suspense fallback={null}>{graphic ? children : <Empty>{texts.noData}</Empty>}</Suspense>
      <Caption>
        <p>
          <span>{notes.unit}</span>
          <span>{notes.source}</span>
          <span>{notes.date}</span>
        </p>
        {graphic && !framed && <SaveMenu head={head} graphic={graphic} />}
      </Caption>
      <Suspense fallback={null}>{graphic && foot}</Suspense>
    </Figure>
  );
};

const Figure = styled.figure`
  min-width: 0;
`;

const Label = styled.p`
  max-width: ${measure.text};
  margin: ${space.quarter} 0 ${space[1]};
  ${smallSoft}
`;

const Empty = styled.p`
  display: grid;
  place-items: center;
  height: 11rem;
  border-block: 1px solid ${colour.line};
  color: ${colour.inkSoft};
`;

const Caption = styled.figcaption`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 ${space[2]};
  border-bottom: 1px solid ${colour.line};
  ${smallFaint}
  > p {
    display: flex;
    flex: 1 1 16rem;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    padding-block: ${space[1]};
  }
`;
