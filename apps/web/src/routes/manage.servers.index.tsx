import { createFileRoute } from '@tanstack/react-router';

/** The list alone, which its parent shows. */
export const Route = createFileRoute('/manage/servers/')({});
