comment on table invites is
  'Someone whom an organization asks to join a project. One that ended stays for a year, because the limits and answer rates count it; then it is removed (docs/decisions/0107).';
