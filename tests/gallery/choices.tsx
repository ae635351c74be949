import { Building2, HandHeart } from 'lucide-react'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ChipGroup } from '#web/ui/forms/chip-group.tsx'
import { Combobox } from '#web/ui/forms/combobox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FilterList } from '#web/ui/forms/filter-list.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { LanguageField } from '#web/ui/forms/language-field.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { RangeField } from '#web/ui/forms/range-field.tsx'
import { SelectBox } from '#web/ui/forms/select-box.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { StarRating } from '#web/ui/forms/star-rating.tsx'
import { TimeZoneField } from '#web/ui/forms/time-zone-field.tsx'
import { toggle } from '#web/ui/forms/toggle.ts'
import { Kept, long, nothing, type Samples } from './samples.tsx'

const organizations = Array.from({ length: 300 }, (_, index) => ({
  value: `${index}`,
  label: `Organization ${index + 1}`,
}))

export const choiceSamples: readonly Samples[] = [
  {
    component: 'Checkbox',
    states: {
      'off, on, disabled': (
        <div>
          <Checkbox label="Remote only" hint="From anywhere." />
          <Checkbox label={long} defaultChecked />
          <Checkbox label="Cannot be changed" disabled />
        </div>
      ),
    },
  },
  {
    component: 'SelectBox',
    states: {
      'off, on, some': (
        <div className="flex gap-4">
          <SelectBox label="Select Maya" checked={false} onToggle={nothing} />
          <SelectBox label="Select Jonah" checked onToggle={nothing} />
          <SelectBox label="Select all" checked={false} isMixed onToggle={nothing} />
        </div>
      ),
    },
  },
  {
    component: 'ChipGroup',
    states: {
      all: (
        <Kept<readonly string[]> first={['Education']}>
          {(value, change) => (
            <ChipGroup
              label="Causes"
              options={['Education', 'Health', { value: 'arts', label: 'Arts', count: '12' }]}
              value={value}
              onToggle={(option) => change(toggle(value, option))}
            />
          )}
        </Kept>
      ),
    },
  },
  {
    component: 'LabelList',
    states: {
      limited: (
        <LabelList name="Skills" labels={['Writing', 'Research', 'Law']} variant="primary" limit={2} />
      ),
      'in a card': <LabelList name="Skills" labels={['Writing', 'Law']} variant="primary" size="xs" />,
    },
  },
  {
    component: 'RadioCards',
    states: {
      chosen: (
        <Kept<'volunteer' | 'organization' | null> first="volunteer">
          {(value, change) => (
            <RadioCards
              legend="I’m joining as"
              id="radio-chosen"
              value={value}
              onValueChange={change}
              options={[
                { value: 'volunteer', label: 'Volunteer', text: 'Find projects.', icon: HandHeart },
                { value: 'organization', label: 'Organization', text: 'Post projects.', icon: Building2 },
              ]}
            />
          )}
        </Kept>
      ),
      wrong: (
        <RadioCards
          legend="Team size"
          id="radio-wrong"
          value={null}
          onValueChange={nothing}
          error="Please choose one"
          options={[
            { value: 'one', label: 'One' },
            { value: 'more', label: 'More' },
          ]}
        />
      ),
    },
  },
  {
    component: 'RangeField',
    states: {
      all: (
        <Kept first={40}>
          {(value, change) => (
            <RangeField
              label="Skills"
              value={value}
              onValueChange={change}
              min={0}
              max={100}
              step={5}
              valueText={`${value} %`}
            />
          )}
        </Kept>
      ),
    },
  },
  {
    component: 'Select',
    states: {
      all: (
        <Field label="Duration" id="select-sample">
          <Select
            placeholder="Choose one"
            options={[
              { value: 'short', label: '1-2 months' },
              { value: 'long', label: 'Longer', disabled: true },
            ]}
          />
        </Field>
      ),
    },
  },
  {
    component: 'LanguageField',
    states: { all: <LanguageField id="language-sample" detected={null} control={{ defaultValue: '' }} /> },
  },
  {
    component: 'TimeZoneField',
    states: {
      all: (
        <TimeZoneField
          id="zone-sample"
          label="Time zone"
          none="Device time zone"
          control={{ defaultValue: '' }}
        />
      ),
    },
  },
  {
    component: 'StarRating',
    states: {
      'not rated, rated': (
        <Kept<number | null> first={3}>
          {(value, change) => (
            <StarRating
              legend="Communication"
              id="stars-sample"
              labels={['Poor', 'Fair', 'Good', 'Very good', 'Excellent']}
              nameOf={(stars) => `${stars} of 5`}
              value={value}
              onValueChange={change}
              clear={{ label: 'Clear', onClear: () => change(null) }}
              none="Not rated"
            />
          )}
        </Kept>
      ),
    },
  },
  {
    component: 'FilterList',
    states: {
      'of 300': (
        <Kept first="">
          {(value, change) => (
            <FilterList
              className="h-60"
              label="Organizations"
              find="Find an organization"
              none="Nothing found"
              options={organizations}
              value={value}
              onChoose={change}
            />
          )}
        </Kept>
      ),
    },
  },
  {
    component: 'Combobox',
    states: {
      closed: (
        <Kept first="2">
          {(value, change) => (
            <Combobox
              label="Posting as"
              find="Find one"
              none="Nothing found"
              options={organizations}
              value={value}
              onChoose={change}
            />
          )}
        </Kept>
      ),
      disabled: (
        <Combobox
          disabled
          label="Fixed"
          find="Find one"
          none="Nothing found"
          options={organizations}
          value="1"
          onChoose={nothing}
        />
      ),
    },
  },
]
