import { BarList } from '#web/ui/charts/bar-list.tsx'
import { CalibrationPlot } from '#web/ui/charts/calibration-plot.tsx'
import { ChartTable, NumberTable } from '#web/ui/charts/chart-table.tsx'
import { MonthLine } from '#web/ui/charts/month-line.tsx'
import { ScoreRing } from '#web/ui/charts/score-ring.tsx'
import { WeekBars } from '#web/ui/charts/week-bars.tsx'
import type { Samples } from './samples.tsx'

const months = ['Jan', 'Feb', 'Mar', 'Apr']

export const chartSamples: readonly Samples[] = [
  {
    component: 'BarList',
    states: {
      'full, half, none': (
        <BarList
          label="Skills"
          of={10}
          bars={[
            { name: 'Writing', value: 10, text: '10 of 10' },
            { name: 'Research', value: 5, text: '5 of 10' },
            { name: 'Law', value: 0, text: '0 of 10' },
          ]}
        />
      ),
    },
  },
  {
    component: 'WeekBars',
    states: {
      usual: <WeekBars values={[3, 5, 2, 8, 6, 0, 9, 7, 4, 6, 8, 9]} />,
      alarming: <WeekBars isAlarming values={[9, 9, 8, 8, 9, 9, 8, 9, 8, 9, 8, 3]} />,
      'all zero': <WeekBars values={[0, 0, 0, 0]} />,
    },
  },
  {
    component: 'NumberTable',
    states: {
      usual: (
        <NumberTable
          caption="Hours"
          columns={['Month', 'Hours']}
          rows={[
            ['March', '12'],
            ['April', '30'],
          ]}
        />
      ),
    },
  },
  {
    component: 'ScoreRing',
    states: {
      bands: (
        <div className="flex flex-wrap gap-4">
          {[0, 35, 55, 75, 92, 100].map((percent) => (
            <ScoreRing key={percent} percent={percent} label={`${percent}% match`} />
          ))}
        </div>
      ),
    },
  },
  {
    component: 'CalibrationPlot',
    states: {
      'two series': (
        <CalibrationPlot
          label="Predicted and observed chances"
          names={{ predicted: 'Predicted', observed: 'Observed' }}
          format={(share) => `${Math.round(100 * share)}%`}
          series={[
            {
              name: 'Before',
              points: [
                { predicted: 0.1, observed: 0.05, text: '5% instead of 10%' },
                { predicted: 0.3, observed: 0.4, text: '40% instead of 30%' },
              ],
            },
            {
              name: 'After',
              points: [
                { predicted: 0.06, observed: 0.05, text: '5% instead of 6%' },
                { predicted: 0.38, observed: 0.4, text: '40% instead of 38%' },
              ],
            },
          ]}
        />
      ),
      empty: (
        <CalibrationPlot
          label="No chances"
          names={{ predicted: 'Predicted', observed: 'Observed' }}
          format={(share) => `${Math.round(100 * share)}%`}
          series={[]}
        />
      ),
    },
  },
  {
    component: 'MonthLine',
    states: {
      'with a gap': (
        <MonthLine
          label="Rating by month"
          min={1}
          max={5}
          points={months.map((name, index) => ({
            key: name,
            name,
            value: index === 1 ? null : 2 + index,
            text: index === 1 ? 'no reviews' : `${2 + index}`,
          }))}
        />
      ),
    },
  },
  {
    component: 'ChartTable',
    states: {
      closed: (
        <ChartTable
          title="As a table"
          caption="Ratings by month"
          columns={['Month', 'Rating']}
          rows={months.map((name, index) => [name, `${index + 1}`])}
        />
      ),
    },
  },
]
