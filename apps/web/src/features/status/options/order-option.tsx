import { FOLLOWED_ORDERS } from '../../../persistence/documents/followed-details-document.ts';
import { useFollowedDetails } from '../../../state/hooks.ts';
import { useStateServices } from '../../../state/services.tsx';
import { displayOptionWords } from '../../../text/display-option-words.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { folderWords as words } from '../folder-words.ts';

const ORDERS = FOLLOWED_ORDERS.map((value) => ({ value, label: displayOptionWords.orders[value] }));

/** In which order Status shows the followed systems, in every layout. */
export function OrderOption() {
  const { followedDetails } = useStateServices();
  return (
    <SegmentedControl
      label={words.order}
      description={words.orderText}
      options={ORDERS}
      value={useFollowedDetails((details) => details.order)}
      onChange={(order) => followedDetails.update((details) => ({ ...details, order }))}
    />
  );
}
