import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour, measure, space } from '../../theme';
import { Button } from '../actions';
import { Heading } from '../base';

/** Props of `FailureNotice`. `retrying` is true while the retry runs. */
interface FailureNoticeProps {
  title: string;
  /** Makes the title a heading of this level, where the failure replaces a whole page or section. */
  level?: 1 | 2 | 3;
  text: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** A failure with an explanation and a retry. Announced as an alert. Retries by itself when the browser is online again. */
export function FailureNotice({ title, level, text, retryLabel, onRetry, retrying = false }: FailureNoticeProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Frame role="alert">
      {level === undefined ? (
        <Title>{title}</Title>
      ) : (
        <Heading level={level} variant="title">
          {title}
        </Heading>
      )}
      <Text>{text}</Text>
      <Button size="small" onClick={onRetry} loading={retrying} data-retry="">
        {retryLabel}
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[1]};
  padding: ${space[2]} 0 ${space[2]} ${space[2]};
  border-inline-start: 2px solid ${colour.bad};
`;

const Title = styled.p`
  font-weight: 600;
`;

const Text = styled.p`
  max-width: ${measure.text};
  color: ${colour.inkSoft};
`;
