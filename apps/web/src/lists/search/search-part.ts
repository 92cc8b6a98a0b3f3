export { matchRanges, prepareSearch, searchList } from '@frontboard/model/list';
