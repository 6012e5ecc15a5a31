import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour, measure, size, space } from '../../theme';

/** Props of `EmptyState`: what is missing, why, and what to do next. */
interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Frame>
      <Road viewBox="0 0 160 48" aria-hidden="true">
        <path d="M0 40h160" />
        <path className="far" d="M8 40c14-16 30-20 46-8 10 7 20 5 30-3 18-15 42-14 68 11" />
        <circle cx="112" cy="15" r="8" />
      </Road>
      <Title>{title}</Title>
      {text !== undefined && <Text>{text}</Text>}
      {action}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[1]};
  padding: ${space[4]} 0;
`;

const Road = styled.svg`
  width: 10rem;
  margin-bottom: ${space[1]};
  fill: none;
  stroke: ${colour.lineStrong};
  .far {
    stroke: ${colour.line};
    stroke-width: 1.5;
  }
  circle {
    fill: ${colour.accentWash};
    stroke: none;
  }
`;

const Title = styled.p`
  font-size: ${size.lead};
  font-weight: 600;
`;

const Text = styled.p`
  max-width: ${measure.text};
  margin-bottom: ${space[1]};
  color: ${colour.inkSoft};
`;
