import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour, measure, size, space } from '../../theme';
import { Button } from '../actions';
import { Heading } from '../base';

/**
 * Props of `FailureNotice`. `detail` is what a visitor can report (error code, remote). `retrying` is true while the
 * retry runs.
 */
export interface FailureNoticeProps {
  title: string;
  /** Makes the title a heading of this level, where the failure replaces a whole page or section. */
  level?: 1 | 2 | 3;
  text?: ReactNode;
  detail?: string;
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** A failure with an explanation, a retry and details to report. Announced as an alert. */
export function FailureNotice({
  title,
  level,
  text,
  detail,
  retryLabel,
  onRetry,
  retrying = false,
}: FailureNoticeProps) {
  return (
    <Frame role="alert">
      {level === undefined ? (
        <Title>{title}</Title>
      ) : (
        <Heading level={level} look="title">
          {title}
        </Heading>
      )}
      {text !== undefined && <Text>{text}</Text>}
      {onRetry && retryLabel !== undefined && (
        <Button size="small" onClick={onRetry} loading={retrying} data-retry="">
          {retryLabel}
        </Button>
      )}
      {detail !== undefined && <Detail>{detail}</Detail>}
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

const Detail = styled.p`
  color: ${colour.inkFaint};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
