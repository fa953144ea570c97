/**
 * What names do not say any more, and what they say instead. Several words stand for that sequence of them in a name.
 */
module.exports = {
  'as one person': 'group by actor',
  attest: 'record as evidence',
  attested: 'evidence',
  foresee: 'preview',
  foreseen: 'preview',
  'hall way': 'item history',
  learn: 'record, or train',
  learned: 'recorded, or trained',
  learnt: 'recorded, or trained',
  'look around': 'probe',
  'made away': 'performed offline',
  reckon: 'recompute',
  reckoned: 'recomputed',
  'say part': 'units on truck text',
  stood: 'former, or what it is: place, loads, idle time',
  tidied: 'pruned',
  tidy: 'prune, or clean',
  tidying: 'pruning, or straightening',
  'try again': 'serialization failure',
  unstage: 'clear write ahead',
  'was missed': 'refused unseen',
};
