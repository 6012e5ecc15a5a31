import type { RemoteWidget } from '@caravan/shared/contracts';
import { FeedbackForm } from '../Feedback/FeedbackForm';

/** The feedback form as a part of another section's page. */
const ContactForm = () => <FeedbackForm />;

export const widget: RemoteWidget = { Component: ContactForm };
